"""Chromium, as the tests of pictures and pages drive it."""

import unittest

from playwright.sync_api import sync_playwright


class BrowserTest(unittest.TestCase):
    """Tests that share one headless browser; a page of each test's own records what it says and asks for."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        # Without its sandbox it also runs where the user is root; it opens nothing but what the tests give it.
        cls.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        cls.addClassCleanup(cls.browser.close)

    def open(self, html, width=1280, height=900, **context):
        """Returns a page that shows a document; .said has its console messages, errors and requests."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **context)
        self.addCleanup(context.close)
        page = context.new_page()
        page.said = []
        page.on("console", lambda message: page.said.append(message.text))
        page.on("pageerror", lambda error: page.said.append(str(error)))
        page.on("dialog", lambda dialog: (page.said.append(dialog.message), dialog.dismiss()))
        path = self.home / "page.html"
        path.write_text(html, encoding="utf-8")
        page.on("request", lambda request: None if request.url == path.as_uri() or request.url == "data:,"
                else page.said.append(request.url))
        page.goto(path.as_uri())
        return page
