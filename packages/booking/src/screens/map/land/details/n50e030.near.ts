/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CyD2ie2qxB2ElFnXgGmDlLPmEoqC-uCmWxoBt6Cje2Zy5Bo3CudryCv_C2qBmbrb6rC2oB_gBmB8pCrqCpqCi1D-UvmDoL4tB7PsgCvzBtW2mCl3CxKyKtc69CopB_KxHhpE-d4rC7SypCvqBrpC4qC8zBvhBv3Dt_BWoyCsjC1C9MoQlUQs5Cz0B_I4Z7oBwFsc_LzxBta_xBlwCqZ6jCnP8-B-kD3jB30B9V-7BictZwD9_C2D22DlRpqC7ZuzCqargEr3CQuByBm6Ds8D5nBgIVnIsC'
export const townRanks = 'WXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXaaaaaaaaaaadddddd'
export const names =
  'Brovary;Бровары|Boryspil;Борисполь|Bucha;Буча|Vasylkiv;Васильков|Boiarka;Боярка|Unecha;Унеча|Krolevets;Кролевец|Vyshhorod;Вышгород|Dobrush;Добруш|Seltso;Сельцо|Berezan;Березань|Bakhmach;Бахмач|Klimavichy;Климавичи|Pogar;Погар|Dorogobuzh;Дарагабуж|Kastsyukowka;Костюковка|Belyye Berega;Белые Берега|Cherykaw;Чериков|Mglin;Мглин|Korenëvo;Коренево|Ivot;Ивот|Krasnapollye;Краснаполле|Zlynka;Злинка|Zhizdra;Жиздра|Lyubokhna;Любохна|Kokhanava;Коханава|Shumyachi;Шумячи|Kokino;Кокино|Kardymovo;Кардымово|Bytosh;Бытошь|Brahin;Брагин|Balbasava;Балбасава|Shatalovo;Шаталово|Pechersk;Печерск|Golynki;Голынки|Dobrun;Добрунь|Betlitsa;Бетлица|Stodolishche;Стодолище|Rognedino;Рогнедино|Gordeyevka;Гордеевка|Vyshneve;Вишневе|Vyetka;Ветка|Dubrowna;Дубровно|Rzhanitsa;Ржаница|Zaymishche;Займище|Star;Старь|Seshcha;Сеща|Buynichy;Буйничи|Glinishchevo;Глинищево|Vyshkov;Вышков|Raditsa-Krylovka;Радица-Крыловка|Irpin;Ирпень|Hostomel;Гостомель|Baran;Барань|Suponevo;Супонево|Sven;Свень|Putëvka;Путевка'
