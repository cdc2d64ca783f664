/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C2Cu8uBo12B6sBuvCrjC5tCnK5QyXwTnVrZ05BiSv8ClK00DoGt2DyJaja20D-wBnWWr7B8c4P-Q3KtuCxammCipC_lCz8C2CgSy1BuaiJklB3FuD11B5PrEvNgJybzHmLjB-cszC9rC9rC82BnIn4D6qB04D7rBn-C61ByKtlBm9C0jCh2BtsCjFjO1KwOyXiThpC82Bg3CzvCyIrBsDoC'
export const townRanks = 'XXXXXXXXXXXXXXXXXXXXXXXXZaaaaaaaaaaaaaddddd'
export const names =
  'Zvenigovo;Звенигово|Lyangasovo;Лянгасово|Kugesi;Кугеси|Vurnary;Вурнары|Mariinskiy Posad;Мариинский Посад|Ibresi;Ибреси|Osinovo;Осиново|Pilna;Пильна|Pestretsy;Пестрецы|Vorotynets;Варатынец|Sechenovo;Сеченово|Mari-Turek;Мари-Турек|Kuzhener;Куженер|Tonshayevo;Тоншаево|Svecha;Свеча|Krasnoarmeyskoye;Красноармейское|Syava;Сява|Sviyazhsk;Свияжск|Spasskoye;Спасское|Prudy;Пруды|Pizhma;Пижма|Arbazh;Арбаж|Privolzhskiy;Приволжский|Yantikovo;Янтиково|Novocheboksarsk;Новочебоксарск|Volzhsk;Волжск|Vasilyevo;Васильево|Raduzhnyy;Радужный|Novyye Lapsary;Новые Лапсары|Staroye Arakchino;Старое Аракчино|Vetluzhskiy;Ветлужский|Verkhniy Uslon;Верхний Услон|Arya;Арья|Yurino;Юрино|Strizhi;Стрижи|Atlashevo;Атлашево|Shikhazany;Шихазаны|Ishley;Ишлей|Medvedevo;Медведево|Vetluzhskiy;Ветлужский|Kozlovka;Козловка|Nizhniye Vyazovyye;Нижние Вязовые|Aysha;Айша'
