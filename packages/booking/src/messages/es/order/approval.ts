import type { approval as english } from '../../en/order/approval.ts'
import type { Like } from '../../translator.ts'

export const approval: Like<typeof english> = {
  approval: {
    loading: 'Buscando tu reserva',
    booked: 'Tu coche está reservado',
    paid: 'Tu coche está reservado y pagado',
    order: {
      one: 'Reserva {{number}}',
      many: 'Reservas {{number}}',
      other: 'Reservas {{number}}',
    },
    orderMail: {
      one: 'Reserva {{number}}. El bono va de camino a {{email}}.',
      many: 'Reservas {{number}}. Los bonos van de camino a {{email}}.',
      other: 'Reservas {{number}}. Los bonos van de camino a {{email}}.',
    },
    rides: 'Todos mis viajes',
    newTrip: 'Reservar otro viaje',
    next: 'Qué pasa ahora',
    confirms: 'El proveedor confirma',
    confirmsWhen: 'Poco después de la reserva',
    confirmsText: 'Recibes la confirmación por correo y por mensaje.',
    driver: 'Te decimos quién conduce',
    driverWhen: 'La tarde anterior',
    driverToday: 'Antes de la recogida',
    driverText: 'Nombre, teléfono, coche y matrícula, enviados al {{phone}}.',
    driverTextPlain: 'Nombre, teléfono, coche y matrícula, por mensaje.',
    waitsAirport: 'El conductor espera en la sala de llegadas',
    waitsStation: 'El conductor espera en el andén',
    waitsDoor: 'El conductor espera en la puerta',
    waitsSign: 'Busca el cartel «{{sign}}».',
    waitsSignPlain: 'Busca un cartel con el nombre del pasajero.',
    waitsDoorText: 'Recibes un mensaje cuando llega el coche.',
    payDriver: 'Pagas al conductor',
    payDriverWhen: 'Al final del viaje',
    payDriverText: '{{price}} en efectivo.',
    paidCard: 'No queda nada por pagar',
    paidCardText: '{{price}} pagados con tarjeta.',
    checkingPayment: 'Estamos comprobando tu pago',
    checkingPaymentText: {
      one: 'La reserva {{number}} está hecha. El banco aún no ha confirmado el pago: tarda un minuto como máximo. Si no has pagado, paga ahora.',
      many: 'Las reservas {{number}} están hechas. El banco aún no ha confirmado el pago: tarda un minuto como máximo. Si no has pagado, paga ahora.',
      other:
        'Las reservas {{number}} están hechas. El banco aún no ha confirmado el pago: tarda un minuto como máximo. Si no has pagado, paga ahora.',
    },
    slowPayment: 'El banco no ha confirmado ningún pago',
    slowPaymentText: {
      one: 'La reserva {{number}} se mantiene. Si has pagado, vuelve a comprobarlo dentro de unos minutos. Si no, paga ahora.',
      many: 'Las reservas {{number}} se mantienen. Si has pagado, vuelve a comprobarlo dentro de unos minutos. Si no, paga ahora.',
      other:
        'Las reservas {{number}} se mantienen. Si has pagado, vuelve a comprobarlo dentro de unos minutos. Si no, paga ahora.',
    },
    unknownPaymentText: {
      one: 'Reserva {{number}}. No hemos podido comprobar el pago: mira tus viajes o vuelve a comprobarlo.',
      many: 'Reservas {{number}}. No hemos podido comprobar el pago: mira tus viajes o vuelve a comprobarlo.',
      other:
        'Reservas {{number}}. No hemos podido comprobar el pago: mira tus viajes o vuelve a comprobarlo.',
    },
    declined: 'El pago no se ha realizado',
    declinedText: {
      one: 'La reserva {{number}} se mantiene y no se ha cobrado nada. Puedes pagar otra vez.',
      many: 'Las reservas {{number}} se mantienen y no se ha cobrado nada. Puedes pagar otra vez.',
      other: 'Las reservas {{number}} se mantienen y no se ha cobrado nada. Puedes pagar otra vez.',
    },
    payNow: 'Pagar {{price}} ahora',
    payNowPlain: 'Pagar ahora',
    backToForm: 'Volver al formulario',
    askAgain: 'Comprobar otra vez',
    notFound: 'No hemos encontrado esta reserva',
    notFoundText:
      'Revisa el enlace de tu correo. Si reservaste con una cuenta, inicia sesión para ver la reserva.',
    notYoursText:
      'Tu cuenta no tiene esta reserva. Revisa el enlace de tu correo o inicia sesión con la cuenta que la hizo.',
    signIn: 'Iniciar sesión',
    otherAccount: 'Iniciar sesión con otra cuenta',
    signInToPay: 'Iniciar sesión y pagar',
    partTitle: 'Una parte de la reserva está oculta',
    partText: 'La cuenta que la hizo ve también los contactos y las peticiones, y puede cambiar el viaje.',
    failed: 'La reserva no se ha cargado',
    total: 'Total',
    trip: 'Tu viaje',
    change: '¿Necesitas cambiar algo?',
    changeText: 'Abre la reserva en tus viajes: allí puedes cambiarla o cancelarla.',
    number: {
      one: 'Número de reserva',
      many: 'Números de reserva',
      other: 'Números de reserva',
    },
  },
}
