/** Statements that look up rows; each of them can use an index. */
export const lookUps = {
  orderById: 'select body from orders where id = ?',
  ordersOfBooking: 'select body from orders where booking = ? order by nth',
  ordersOfKey: 'select body from orders where key = ? order by nth',
  lastOfKey: `select body from orders where key = ?
    and booking = (select booking from orders where key = ? order by nth desc limit 1) order by nth`,
  ordersOfGuestKey: 'select body from orders where guest_key = ? order by nth',
  ordersOfUser: 'select body from orders where user_id is ? order by created_at desc, nth desc limit ?',
  paymentOf: 'select * from payments where booking = ?',
  payPageOf: 'select * from pay_pages where key = ?',
  dropPayPages: 'delete from pay_pages where until <= ?',
  answerOf: 'select * from answers where key = ?',
  dropAnswers: 'delete from answers where created_at < ?',
  userById: 'select body from users where id = ?',
  userByLogin: 'select body from users where login = ?',
  sessionOf: 'select * from sessions where token = ?',
  dropSession: 'delete from sessions where token = ?',
  dropSessions: 'delete from sessions where created_at < ?',
  failuresOf: 'select at from sign_in_failures where name = ? and at >= ? order by at',
  dropFailures: 'delete from sign_in_failures where at < ?',
  settingsOf: 'select version, body from module_settings where partner_id = ?',
  featuresOf: 'select body from features where partner_id = ?',
  costCentersOf: `select id, title from cost_centers where owner_id = ? and instr(folded, ?) > 0
    order by folded, id limit ? offset ?`,
  costCenterCount: 'select count(*) as total from cost_centers where owner_id = ? and instr(folded, ?) > 0',
  costCenterById: 'select id, title from cost_centers where owner_id = ? and id = ?',
  certificateOf: `select body, exists (select 1 from spent_certificates s where s.hash = c.hash) as spent
    from certificates c where c.hash = ?`,
  freeCertificate: 'delete from spent_certificates where hash = ?',
  promoViewCount: 'select count(*) as total from promo_views where promo_action_id = ?',
} as const
