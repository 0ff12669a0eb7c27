// What Swift's module of the C library leaves out.
#if defined(__linux__)
#include <sys/xattr.h>

extern char *program_invocation_name;

/// The name by which the program was called; the pointer is that of the first argument.
static inline const char *nameOfProgram(void) { return program_invocation_name; }
#endif
