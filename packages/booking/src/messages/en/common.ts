/**
 * Texts of every screen in English. `{{name}}` is replaced by a value; of an object with one, few, many, other, `count`
 * decides which text is used.
 */
export const common = {
  common: {
    retry: 'Try again',
    loading: 'Loading',
    language: 'Language',
  },
  trans: {
    common: {
      error_boundary: {
        title: 'Something went wrong on our side',
        text: 'What you entered is safe. Reload to go on.',
        reload: 'Reload',
      },
    },
  },
}
