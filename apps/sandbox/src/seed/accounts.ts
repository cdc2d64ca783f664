import type { SandboxUser } from '../users/user.ts'
import { account } from './account.ts'
import { northwind, saltmarsh } from './costCenters.ts'
import { inrPartner, policyPartner } from './partners.ts'

/** Customers, each with one setting that the module supports. */
export const accounts: readonly SandboxUser[] = [
  account(
    1001,
    'anna.buyer',
    {
      en: 'Anna, buyer, card and cash',
      ru: 'Анна, покупатель, карта и наличные',
      es: 'Anna, compradora, tarjeta y efectivo',
    },
    { name: 'Anna Keller', phone: '79135550101' },
  ),
  account(
    1002,
    'card.only',
    { en: 'Card only', ru: 'Только карта', es: 'Solo tarjeta' },
    { name: 'Carl Onley', phone: '447911123456', pays: 'card' },
  ),
  account(
    1003,
    'cash.only',
    { en: 'Cash only', ru: 'Только наличные', es: 'Solo efectivo' },
    { name: 'Deniz Kaya', phone: '905325550103', pays: 'cash' },
  ),
  account(
    1004,
    'travel.desk',
    {
      en: 'Corporate, contract user, roubles, card',
      ru: 'Корпоративный клиент по договору, рубли, карта',
      es: 'Corporativo con contrato, rublos, tarjeta',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      name: 'Ирина Соколова',
      phone: '79135550104',
      pays: 'card',
      allowFastRide: false,
      currency: 'RUB',
    },
  ),
  account(
    1005,
    'northwind.trips',
    {
      en: 'Corporate: cost centre and order number required, trip number optional (AB-1234)',
      ru: 'Корпоративный: центр затрат и номер заказа обязательны, номер поездки по желанию (AB-1234)',
      es: 'Corporativo: centro de coste y número de pedido obligatorios, número de viaje opcional (AB-1234)',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      name: 'Nora Winther',
      phone: '447911123505',
      currency: 'GBP',
      companyId: northwind,
      costCenter: 2,
      internalNumber: {
        order: 2,
        trip: 1,
        start: 'NW-',
        pattern: '^[A-Z]{2}-\\d{4,6}$',
        message: {
          en: 'Two capital letters, a hyphen and 4 to 6 digits, for instance NW-1234.',
          ru: 'Две заглавные латинские буквы, дефис и от 4 до 6 цифр, например NW-1234.',
          es: 'Dos letras mayúsculas, un guion y de 4 a 6 cifras, por ejemplo NW-1234.',
        },
      },
      reference: 'Site visit',
    },
  ),
  account(
    1006,
    'saltmarsh.office',
    {
      en: 'Corporate: cost centre optional, sees the agreement, trip reference',
      ru: 'Корпоративный: центр затрат по желанию, видит соглашение, референс поездки',
      es: 'Corporativo: centro de coste opcional, ve el acuerdo, referencia del viaje',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      name: 'Sara Maldonado',
      phone: '34600123506',
      currency: 'EUR',
      companyId: saltmarsh,
      costCenter: 1,
      internalNumber: { order: 0, trip: 1, start: null, pattern: null, message: null },
      reference: true,
      showAgreement: true,
    },
  ),
  account(
    1007,
    'groups.coordinator',
    {
      en: 'Coordinator for large cars',
      ru: 'Координатор для больших машин',
      es: 'Coordinador para coches grandes',
    },
    { role: 'corporate', name: 'Grace Cole', phone: '447911123507', currency: 'USD', allowCoordinator: true },
  ),
  account(
    1008,
    'legal.entity',
    { en: 'Legal entity', ru: 'Юридическое лицо', es: 'Persona jurídica' },
    {
      role: 'corporate',
      userType: 'legal',
      name: 'ООО «Альфа-2» & Co.',
      phone: '79135550108',
      currency: 'RUB',
    },
  ),
  account(
    1009,
    'loyal.traveller',
    {
      en: 'Loyalty points, roubles',
      ru: 'Бонусные баллы, рубли',
      es: 'Puntos de fidelidad, rublos',
    },
    { name: 'Лев Орлов', phone: '79135550109', currency: 'RUB', loyalty: 1.5 },
  ),
  account(
    1010,
    'policy.warn',
    {
      en: 'Travel policy (25526): offers outside it need a reason',
      ru: 'Политика поездок (25526): предложения вне её требуют причины',
      es: 'Política de viajes (25526): las ofertas fuera de ella piden un motivo',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      partnerId: policyPartner,
      name: 'Paul Warner',
      phone: '447911123510',
      currency: 'GBP',
      policyMode: 'warn',
    },
  ),
  account(
    1011,
    'policy.block',
    {
      en: 'Travel policy (25526): offers outside it cannot be booked',
      ru: 'Политика поездок (25526): предложения вне её заказать нельзя',
      es: 'Política de viajes (25526): las ofertas fuera de ella no se pueden reservar',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      partnerId: policyPartner,
      name: 'Petra Block',
      phone: '447911123511',
      currency: 'EUR',
      policyMode: 'block',
    },
  ),
  account(
    1012,
    'rupee.prices',
    {
      en: 'Dollars, and a second price in rupees (partner 122256)',
      ru: 'Доллары и вторая цена в рупиях (партнёр 122256)',
      es: 'Dólares y un segundo precio en rupias (socio 122256)',
    },
    { partnerId: inrPartner, name: 'Ravi Prasad', phone: '919812345512', currency: 'USD' },
  ),
  account(
    1013,
    'pays.rupees',
    { en: 'Indian rupees', ru: 'Индийские рупии', es: 'Rupias indias' },
    { name: 'Priya Rao', phone: '919812345513', currency: 'INR' },
  ),
  account(
    1014,
    'pays.yuan',
    { en: 'Yuan', ru: 'Юани', es: 'Yuanes' },
    { name: '李伟', phone: '8613812345514', currency: 'CNY' },
  ),
  account(
    1015,
    'pays.tenge',
    { en: 'Tenge', ru: 'Тенге', es: 'Tenges' },
    { name: 'Айгерим Садыкова', phone: '77012345515', currency: 'KZT' },
  ),
  account(
    1016,
    'marketplace.fan',
    {
      en: 'Link to a car marketplace, a logo',
      ru: 'Ссылка на магазин машин, логотип',
      es: 'Enlace a un mercado de coches, un logotipo',
    },
    {
      name: 'Marcus Platt',
      phone: '447911123516',
      marketplaceUrl: 'https://cars.example.com/market',
      logo: 'https://static.example.com/marketplace-logo.svg',
    },
  ),
  account(
    1017,
    'no.contact',
    {
      en: 'No phone and no e-mail in the settings',
      ru: 'Без телефона и почты в настройках',
      es: 'Sin teléfono ni correo en los ajustes',
    },
    { phone: null, email: null },
  ),
  account(
    1018,
    'platform.app',
    {
      en: 'Comes from a platform, which names the passengers, and goes back to it after booking',
      ru: 'Приходит с платформы, которая называет пассажиров, и возвращается на неё после заказа',
      es: 'Llega de una plataforma que nombra a los pasajeros y vuelve a ella tras reservar',
    },
    {
      name: 'Ana Portero',
      phone: '34600123518',
      keepsPassengers: true,
      platformReturnUrl: 'https://platform.example.com/trips',
    },
  ),
  account(
    1019,
    'tidewater.trips',
    {
      en: 'Corporate: trip number required, order number optional',
      ru: 'Корпоративный: номер поездки обязателен, номер заказа по желанию',
      es: 'Corporativo: número de viaje obligatorio, número de pedido opcional',
    },
    {
      role: 'corporate',
      userType: 'corporate',
      name: 'Tess Waters',
      phone: '447911123519',
      currency: 'EUR',
      internalNumber: { order: 1, trip: 2, start: null, pattern: null, message: null },
    },
  ),
  account(
    1020,
    'bonus.program',
    {
      en: 'Partner with a bonus program: the order number shows and is checked',
      ru: 'Партнёр с бонусной программой: номер заказа виден и проверяется',
      es: 'Socio con programa de bonos: el número de pedido se muestra y se comprueba',
    },
    {
      role: 'corporate',
      name: 'Ben Osei',
      phone: '447911123520',
      currency: 'EUR',
      hasBonusProgram: true,
    },
  ),
  account(
    1859,
    'customer.1859',
    {
      en: 'Special customer 1859, without effect',
      ru: 'Особый клиент 1859, без отличий',
      es: 'Cliente especial 1859, sin efecto',
    },
    { name: 'Иван Петров', phone: '79135551859', partnerId: 1859 },
  ),
  account(
    8587,
    'customer.8587',
    {
      en: 'Special customer 8587, without effect',
      ru: 'Особый клиент 8587, без отличий',
      es: 'Cliente especial 8587, sin efecto',
    },
    { name: 'Мария Ким', phone: '79135558587', partnerId: 8587 },
  ),
  account(
    4030,
    'no.access',
    { en: 'No access (403)', ru: 'Нет доступа (403)', es: 'Sin acceso (403)' },
    { isForbidden: true },
  ),
]
