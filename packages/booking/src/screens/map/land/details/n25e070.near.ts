/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CuDuvkC20b4zE31Br-BokDqMoGzyBvOs5CliB-DlLrsC41BgwCptD6DsallBnmBgZi5DtL7KyRCjI3F3dsI-CviDvK43C7zC7Ly1BiYtP8G_ZjNsvCjjE4tBmlC4BksC3J76Dj7CykDqoB6KwG6IzZhgEqxByPjf7ZpNqPmtBmHtMyyD6TnsE0FoxCmKldpiEk2C4H7D6LL0lDluB5f04BkrB7J7nB7wByf1uC5T6XrsDspC8oDvuBzQp6B0iB4sCxXhP1tC21CgqD_qDv3CygD'
export const townRanks = 'WWWWWWXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXaaaaaaaaaaaaddddd'
export const names =
  'Saddiqabad|Kishangarh;Кишангарх|Chishtian|Bahawalnagar;;Bahawalpur|Lodhran|Sardārshahr|Ratangarh|Mailsi|Nasīrābād|Kuchāman|Sojat|Sangariā|Pilibangan|Ellenabad|Rāwatsār|Rāisinghnagar|Pīpār|Anūpgarh|Zahir Pir|Khairpur Tamewah|Dunyapur|Alipur|Sādri|Losal|Kālānwāli|Gulābpura|Yazman|Faqirwali|Dunga Bunga|Siwāna|Nīmāj|Takhatgarh|Samdari|Raipur|Padampur|Gangāpur|Chhāpar|Parvatsar|Jampur|Jatoi Shimali|Jalalpur Pirwala|Rājaldesar|Karanpur|Rānia;Рания|Napāsar|Māndal|Jaitāran|Kot Samaba|Mūndwa|Bāli|Lādnūn|Basni;Басни|Khangarh|Pushkar;Пушкар;Púshkar|Dhanot'
