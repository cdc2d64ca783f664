import type english from '../en/login.ts'
import type { Like } from '../translation.ts'

/** Texts for signing in and out in Spanish. */
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
      otherOrder: 'Esta reserva es de otra cuenta. Inicia sesión con ella para pasar al pago.',
      order: 'Inicia sesión con la cuenta que hizo esta reserva para verla entera.',
      forbidden: 'Inicia sesión con una cuenta que pueda reservar.',
    },
    name: 'Correo o usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    loading: 'Iniciando sesión',
    forgot: '¿Has olvidado la contraseña?',
    error: {
      refused: 'El usuario o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
      offline: 'No tienes conexión. Inicia sesión cuando vuelva.',
      network: 'El servicio no ha respondido. Comprueba la conexión e inténtalo de nuevo.',
      timeout: 'El servicio tarda demasiado en responder. Inténtalo de nuevo.',
      unexpected: 'No se ha podido iniciar sesión por un fallo nuestro. Inténtalo de nuevo en un minuto.',
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
    signIn: 'Iniciar sesión con otra cuenta',
    rides: 'Volver a mis viajes',
    document: 'Sin acceso · Wherry',
  },
}
export default login
