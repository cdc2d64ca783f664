import { By, type WebDriver } from 'selenium-webdriver'
import { wait } from './strictly.ts'

/** Sets the size of the page. The driver’s command sets that of the window, which includes the window’s bar. */
export async function resize(
  driver: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<void> {
  // The driver may be switched to a frame, whose size is not that of the window.
  await driver.switchTo().defaultContent()
  for (let attempt = 0; attempt < 3; attempt++) {
    const [inner, outer] = await driver.executeScript<[number[], number[]]>(
      'return [[innerWidth, innerHeight], [outerWidth, outerHeight]]',
    )
    if (inner[0] === width && inner[1] === height) return
    const bar = { x: outer[0]! - inner[0]!, y: outer[1]! - inner[1]! }
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + bar.x, height: height + bar.y })
    await wait(50)
  }
}

/**
 * Opens a window without a bar, which can be as narrow as a phone, by a press on a link of the page. The new page has
 * no opener.
 */
export async function openBare(
  driver: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const before = await driver.getAllWindowHandles()
  const features = `noopener,popup,toolbar=no,menubar=no,location=no,width=${width},height=${height}`
  await driver.executeScript(
    `const button = document.createElement('button')
    button.textContent = 'open'
    button.onclick = () => window.open('about:blank', '_blank', arguments[0])
    document.body.replaceChildren(button)`.replace('arguments[0]', JSON.stringify(features)),
  )
  await driver.findElement(By.css('button')).click()
  for (let attempt = 0; attempt < 100; attempt++) {
    const fresh = (await driver.getAllWindowHandles()).find((one) => !before.includes(one))
    if (fresh) return fresh
    await wait(50)
  }
  throw new Error('WebKit opened no window')
}
