export const passwordFieldWords = {
  en: { show: 'Show password' },
  ru: { show: 'Показать пароль' },
  es: { show: 'Mostrar contraseña' },
}
