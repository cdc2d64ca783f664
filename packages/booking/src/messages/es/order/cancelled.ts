/** Texts about a cancelled order and about cancelling, in Spanish. */
export const cancelled = {
  cancelled: {
    title: 'Tu reserva está cancelada',
    lead: {
      one: 'La reserva {{number}} está cancelada: no vendrá ningún coche.',
      many: 'Las reservas {{number}} están canceladas: no vendrá ningún coche.',
      other: 'Las reservas {{number}} están canceladas: no vendrá ningún coche.',
    },
    refund: '{{sum}} vuelve a tu tarjeta, por lo general en cinco días laborables.',
    fee: 'El plazo para cancelar gratis había terminado, así que la cancelación cuesta {{sum}}.',
    nothing: 'No hay nada que pagar.',
    there: 'La ida está cancelada',
    back: 'La vuelta está cancelada',
    open: 'Abrir mi reserva',
    guest:
      '«{{open}}»: mira tu reserva y cancélala sin iniciar sesión. Quien tenga este enlace puede hacer lo mismo.',
    write: 'Para cambiar algo escribe a {{email}} e indica el número de la reserva.',
  },
}
