/** Words of every screen in English. `{{name}}` is replaced; an object of one, few, many, other is chosen by `count`. */
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
