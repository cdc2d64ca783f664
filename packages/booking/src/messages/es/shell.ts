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
    offlineText: 'Lo que has escrito está a salvo. Seguiremos cuando vuelva la conexión.',
    online: 'La conexión ha vuelto',
  },
}
