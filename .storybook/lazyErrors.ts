import { configure } from 'storybook/test'

/**
 * A look-up that waits fails many times before it succeeds, and each failure prints the whole page, although only the
 * last message is read. So the page is printed only when the message is read.
 */
configure(({ getElementError }) => ({
  getElementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    const keep = (value: string) => Object.defineProperty(error, 'message', { value, writable: true })
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get() {
        const whole = getElementError(message, container).message
        keep(whole)
        return whole
      },
      set: keep,
    })
  },
}))
