import type { shell as english } from '../en/shell.ts'
import type { Like } from '../translation.ts'

export const shell: Like<typeof english> = {
  shell: {
    sections: 'Secciones',
    transfer: 'Traslados',
    rent: 'Por horas',
    yacht: 'Yates',
    marketplace: 'Mercado',
    signIn: 'Entrar',
    account: 'Cuenta',
    skip: 'Ir al contenido',
    title: '{{page}} · Wherry',
    offline: 'No tienes conexión',
    offlineText: 'Lo que has escrito se queda aquí hasta que vuelva la conexión.',
    online: 'La conexión ha vuelto',
  },
}
