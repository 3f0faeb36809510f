# What the client in the browser says of Pantheon.
# For translators: as in browser.ftl.

## Deciding

web-offerings = Pay with offerings?
web-you-pay = You pay
