import { count, type RowFile, row } from './row.ts'

/** The tested component is a notification of the tone critical. */
export const alert: RowFile = {
  file: 'alert_alert.js',
  total: 1,
  fixture: 'alert',
  rows: [
    row('alert-role', 'role="alert" on alert element', async (page) => {
      await page.getByRole('button', { name: 'Tell' }).click()
      await count(page.getByRole('alert').filter({ hasText: 'The ferry is cancelled' }), 1)
    }),
  ],
}
