import { attribute, count, type RowFile, row } from './row.ts'

/** The tested component is Breadcrumbs. */
export const breadcrumb: RowFile = {
  file: 'breadcrumb_breadcrumb.js',
  total: 2,
  fixture: 'breadcrumb',
  rows: [
    row('aria-label', 'aria-label attribute on nav element', (page) =>
      attribute(page.getByRole('navigation'), 'aria-label', 'Way'),
    ),
    row('aria-current', 'aria-current element should exist on relevant link', async (page) => {
      await count(page.getByRole('navigation').locator('[aria-current]'), 1)
      await count(page.getByRole('navigation').locator('a[aria-current]'), 1, 'links with it')
    }),
  ],
}
