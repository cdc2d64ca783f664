import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { moduleUrl, photo, withBrowser } from './browser.ts'
import {
  accentOf,
  alder,
  birch,
  button,
  editor,
  form,
  headline,
  preview,
  saved,
  shows,
  signIn,
  storedOf,
  title,
  USP,
  usp,
  withEditors,
} from './editorSteps.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withBrowser()
const { openCustomer, openEditor } = withEditors(chromium)

describe('a partner edits the module', () => {
  it('EDITOR-01 EDITOR-05 EDITOR-07 accent, texts and advantages are saved, and a customer’s page shows them', {
    tags: 'engines',
  }, async () => {
    const page = await openEditor(alder)
    await form(page).getByRole('textbox', { name: editor.look.accentField }).fill('b3261e')
    await headline(page).fill('Straight off the plane')
    await shows(preview(page) as unknown as Page, 'Straight off the plane')
    await form(page).getByRole('tab', { name: editor.texts.ru }).click()
    await headline(page).fill('Прямо с самолёта')
    // Removes one point, adds one, and moves the last one to the front.
    await form(page).getByRole('checkbox', { name: usp.p30.title }).click()
    await button(page, editor.points.all.replace('{{count}}', '35')).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: usp.p12.title }).click()
    await button(page, editor.points.done).click()
    const handle = form(page).getByRole('button', {
      name: editor.points.handle.replace('{{name}}', usp.p12.title),
    })
    await handle.focus()
    await page.keyboard.press('Home')
    await page.getByText(editor.unsaved, { exact: true }).waitFor()
    await photo(page, 'editor-changed-en-1280')
    await button(page, editor.save).click()
    await saved(page)

    expect((await storedOf(alder.partner)).result).toMatchObject({
      main_color: 'B3261E',
      header_en: 'Straight off the plane',
      header_ru: 'Прямо с самолёта',
      usp_list: '12,1,7,21,9,3',
      show_promo_code: true,
      promo_code: 'ALDER10',
    })

    const customer = await openCustomer(alder.partner)
    await shows(customer, 'Straight off the plane')
    await customer.getByText(usp.p12.title).first().waitFor()
    await expect.poll(() => customer.getByText(usp.p30.title).count(), patient).toBe(0)
    await expect.poll(() => accentOf(customer), patient).toBe('#b3261e')
    await photo(customer, 'editor-customer-en-1280')
    const reader = await chromium.open({ lang: 'ru' })
    await reader.goto(moduleUrl(`?lang=ru&partner=${alder.partner}`))
    await shows(reader, 'Прямо с самолёта')
  })

  it('EDITOR-08 a reset asks first, restores the default look for customers, and is undone', {
    tags: 'engines',
  }, async () => {
    const page = await openEditor(alder)
    await button(page, editor.reset.action).click()
    await button(page, editor.reset.cancel).click()
    expect((await storedOf(alder.partner)).result['header_en']).toBe('From the gate straight to town')
    await button(page, editor.reset.action).click()
    await button(page, editor.reset.confirm).click()
    await saved(page)
    expect((await storedOf(alder.partner)).result).toMatchObject({
      theme: 'light',
      main_color: null,
      usp_list: '7,3,21,22,9',
      header_en: '',
      bottom_description_ru: '',
      promo_code: 'ALDER10',
    })
    const customer = await openCustomer(alder.partner)
    await customer.getByText(usp.p22.title).first().waitFor()
    await customer.waitForLoadState('networkidle')
    expect(await customer.getByText('From the gate straight to town').count()).toBe(0)
    expect(await accentOf(customer)).not.toBe('#2451d6')

    await button(page, editor.undo).click()
    await expect.poll(() => headline(page).inputValue(), patient).toBe('From the gate straight to town')
    await button(page, editor.save).click()
    await saved(page)
    expect((await storedOf(alder.partner)).result).toMatchObject({
      main_color: '2451D6',
      usp_list: '1,7,21,9,30,3',
    })
  })

  it('EDITOR-07 two editors: both versions are shown, nothing is overwritten, either can stay', {
    tags: 'engines',
  }, async () => {
    const one = await openEditor(birch)
    const other = await openEditor(birch)
    await headline(one).fill('Written by one')
    await headline(other).fill('Written by the other')
    await button(other, editor.save).click()
    await saved(other)
    await button(one, editor.save).click()
    const question = one.getByRole('dialog', { name: editor.conflict.title })
    await question.waitFor()
    await question.getByText('Written by one').waitFor()
    await question.getByText('Written by the other').waitFor()
    await photo(one, 'editor-conflict-en-1280')
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written by the other')

    await button(one, editor.conflict.take).click()
    await expect.poll(() => headline(one).inputValue(), patient).toBe('Written by the other')
    await button(one, editor.undo).click()
    await expect.poll(() => headline(one).inputValue(), patient).toBe('Written by one')
    await button(one, editor.save).click()
    await saved(one)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written by one')

    // Now the other editor is outdated, and the person there keeps their own text.
    await headline(other).fill('Written last')
    await button(other, editor.save).click()
    await other.getByRole('dialog', { name: editor.conflict.title }).waitFor()
    await button(other, editor.conflict.keep).click()
    await saved(other)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written last')
  })

  it('EDITOR-07 a save that is lost keeps what was edited, says so, and can be sent again', async () => {
    const page = await openEditor(birch)
    await headline(page).fill('Through the fog')
    let sent = 0
    const saves = (url: URL) => url.pathname.endsWith('/partners/booking-module-settings')
    // The request arrives, but its answer is lost.
    await page.route(saves, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      sent += 1
      if (sent === 1) {
        await route.fetch()
        return route.abort()
      }
      return route.fallback()
    })
    await button(page, editor.save).dblclick()
    await page.getByText(USP.Editor.SaveError).first().waitFor()
    expect(sent).toBe(1)
    await expect.poll(() => headline(page).inputValue(), patient).toBe('Through the fog')
    await button(page, editor.failure.again).click()
    await saved(page)
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Through the fog')
  })

  it('EDITOR-09 EDITOR-10 leaving with something unsaved asks first; the account’s booking tab is one press away', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open()
    await signIn(page, birch)
    await page.goto(`${inject('module')}/rent?lang=en`)
    await page.getByRole('link', { name: words.en.shell.transfer, exact: true }).click()
    const account = page.getByRole('link', { name: editor.account, exact: true })
    await headline(page).fill('Not yet')
    await account.click()
    await page.getByRole('dialog', { name: editor.leave.title }).waitFor()
    const isKept = () => expect.poll(() => headline(page).inputValue(), patient).toBe('Not yet')
    await button(page, editor.leave.stay).click()
    await isKept()
    await page.goBack()
    await page.getByRole('dialog', { name: editor.leave.title }).waitFor()
    await button(page, editor.leave.stay).click()
    await isKept()
    await account.click()
    await button(page, editor.leave.leave).click()
    await page.waitForURL((url) => url.href.startsWith(`${inject('account')}/account/settings`))
    await expect.poll(() => new URL(page.url()).searchParams.get('tab'), patient).toBe('booking')
    expect((await storedOf(birch.partner)).result['header_en']).toBe('To the house in the birches')
  })

  it('EDITOR-10 a reload with something unsaved is asked about by the browser', async () => {
    const page = await openEditor(birch)
    await headline(page).fill('Not yet')
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await title(page).waitFor()
    expect((await storedOf(birch.partner)).result['header_en']).toBe('To the house in the birches')
  })

  it('EDITOR-06 what would not hold at the partner is not offered', { tags: 'engines' }, async () => {
    const page = await openEditor(birch)
    await button(page, editor.points.all.replace('{{count}}', '28')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: usp.p7.title }).waitFor()
    await expect.poll(() => dialog.getByRole('checkbox').count(), patient).toBe(28)
    for (const gone of [usp.p4, usp.p5, usp.p9, usp.p11, usp.p18, usp.p22, usp.p23])
      expect(await dialog.getByRole('checkbox', { name: gone.title }).count()).toBe(0)
  })

  it('EDITOR-11 the code of a plain frame opens what the editor shows', async () => {
    const page = await openEditor(alder)
    await form(page).getByRole('radio', { name: editor.look.themes.dark }).check({ force: true })
    await form(page).getByRole('radio', { name: editor.embed.frame }).check({ force: true })
    // A page without policies of its own reads the code.
    const bare = await chromium.open()
    const srcOf = async () =>
      bare.evaluate(
        (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')?.src,
        (await form(page).locator('pre').textContent()) ?? '',
      )
    const src = `${inject('module')}?partner=2001&theme=dark&accent=2451D6`
    await expect.poll(srcOf, patient).toBe(src)
    const guest = await chromium.open()
    await guest.goto(src)
    await shows(guest, 'From the gate straight to town')
    await expect.poll(() => accentOf(guest), patient).toBe(await accentOf(preview(page) as unknown as Page))
  })
})
