/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C-C21d8y6B8uEn8C71Bt8Bh0CyyEixD5I1pD2F-H4HxIzJ3DiJsfj9BxuB7yBgUppBw2DgkBl6CymChM-sB7XvJ-ErqB-2BuhBhkB9VjNsmBzJ5BvJ-E2QhErN9EH-F0B9DtMoFqBxPgeuTspDzpCtkEq-Bie1G1D2EgqCriB99BoFhqBgkBkNsGjFHmG9ByV7rB1QwoBCxD0MiH7QzH1I0IqDHgIxE'
export const townRanks = 'WXXXXXXXXXXXXXXXXXXXZZaaaaaaaaaaaaaaccddddddffg'
export const names =
  'Kalininskiy;Калининский|Torzhok;Торжок|Safonovo;Сафоново|Metallostroy;Металлострой|Pikalëvo;Пикалёво|Nikolskoye;Никольское|Shlisselburg;Шлиссельбург|Ulyanovka;Ульяновка|Koltushi;Колтуши|Parfino;Парфино|Novosokolniki;Новосокольники|Lyozna;Лиозно|Zubtsov;Зубцов|Proletariy;Пролетарий|Priladozhskiy;Приладожский|Fornosovo;Форносово|Shimsk;Шимск|Budogoshch;Будогощь|Volkhovskiy;Волховский|Pavlovo;Павлово|Kolpino;Колпино|Admiralteisky;Адмиралтейский|Otradnoye;Отрадное|Kommunar;Коммунар|Shushary;Шушары|Pavlovsk;Павловск;Pávlovsk|Strelna;Стрельна|Siverskiy;Сиверский|Imeni Morozova;Имени Морозова|Krasnomayskiy;Красномайский|Maloye Verevo;Малое Верево|Ryabovo;Рябово|Nurma;Нурма|Kulotino;Кулотино|Krechevitsy;Кречевицы|Annino;Аннино|Krasnogvargeisky;Красногвардейский|Petrogradka;Петроградка|Kudrovo;Кудрово|Pankovka;Панковка|Imeni Sverdlova;Имени Свердлова|Krasnyy Bor;Красный Бор|Sinyavino;Синявино|Fëdorovskoye;Федоровское|Vasylevsky Ostrov;Васильевский остров|Centralniy;Центральный|Pontonnyy;Понтонный'
