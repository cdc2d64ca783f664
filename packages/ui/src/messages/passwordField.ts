import type { WordTable } from './words.ts'

export const passwordFieldWords: WordTable<'passwordField'> = {
  en: { show: 'Show password' },
  ru: { show: 'Показать пароль' },
  es: { show: 'Mostrar contraseña' },
}
