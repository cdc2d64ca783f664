import type english from '../en/login.ts'
import type { Like } from '../translation.ts'

/** Entrar y salir, en español. */
const login: Like<typeof english> = {
  login: {
    title: 'Iniciar sesión',
    switchTitle: 'Cambiar de cuenta',
    why: {
      wish: 'Para reservar y ver tus viajes. Lo que has escrito se conserva.',
      needed: 'Para esto hace falta una cuenta. Lo que has escrito se conserva.',
      ended: 'Tu sesión ha terminado. Inicia sesión de nuevo: lo que has escrito se conserva.',
      expected: 'Este enlace es para una cuenta concreta. Inicia sesión con ella para continuar.',
      switch:
        'Es otra vez la misma cuenta, y el enlace es para otra. Inicia sesión con esa, o cierra esto y sigue como estás.',
      otherOrder: 'Este pedido es de otra cuenta. Inicia sesión con ella para pasar al pago.',
      forbidden: 'Inicia sesión con una cuenta que pueda reservar.',
    },
    name: 'Correo o usuario',
    password: 'Contraseña',
    submit: 'Entrar',
    loading: 'Iniciando sesión',
    forgot: '¿Has olvidado la contraseña?',
    error: {
      refused: 'El usuario o la contraseña no es correcto. Revisa los dos y vuelve a intentarlo.',
      offline: 'No tienes conexión. Inicia sesión cuando vuelva.',
      network: 'El servicio no ha respondido. Comprueba la conexión y vuelve a intentarlo.',
      timeout: 'El servicio tarda demasiado en responder. Vuelve a intentarlo.',
      unexpected: 'No se ha podido iniciar sesión por un fallo nuestro. Vuelve a intentarlo en un minuto.',
    },
    done: 'Has iniciado sesión',
    out: 'Has cerrado la sesión',
    account: 'Tu cuenta',
    rides: 'Mis viajes',
    signOut: 'Cerrar sesión',
  },
  forbidden: {
    title: 'No tienes acceso a esta página',
    text: 'Tu cuenta no puede hacer reservas para esta empresa. Habla con tu gestor de viajes o inicia sesión con otra cuenta.',
    signIn: 'Entrar con otra cuenta',
    rides: 'Volver a mis viajes',
    document: 'Sin acceso · Wherry',
  },
}
export default login
