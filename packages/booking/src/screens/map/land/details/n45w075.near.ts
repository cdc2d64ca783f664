/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C2Cp3nCu1sBuW1K5fP6JwG1OZiPiO_SnTuXyBzE2LgoBtRlwBwJsBiE2F5H5QqK0F9I-EbiC8IhPjDqIpGPoFiPxC3GnFmE-JiHzD-5BqmBjD1BxgC3lB6F0BvP4BoK_G3TPmHmEpK5HqU0D4f2csrBmP_zCpqBqIiBpIxBwDOoDkCmEjEqH2E'
export const townRanks = 'WXXXXXXXXXZZaaaaaaaaaaaaaacddddddddfggggggg'
export const names =
  'Repentigny;Репантиньи|Granby;Гранби|Châteauguay;Шатоге|Boucherville;Бушервиль|Saint-Eustache;Сент-Эсташ|Joliette|Vaudreuil-Dorion|Chambly;Шамбли|L’Assomption|Magog;Мейгог|Laval;Лаваль|Terrebonne;Тербон|Brossard;Броссар|Saint-Jérôme;Сен-Жером|Dollard-Des Ormeaux;;Dollard-Des-Ormeaux|Côte-Saint-Luc|Mascouche|Mirabel;Мирабель|Pointe-Claire|Boisbriand|Saint-Bruno-de-Montarville|Saint-Constant|Varennes|Beloeil;Белёй|L’Ancienne-Lorette|Saint-Augustin-de-Desmaures|Longueuil;Лонгёй|Sainte-Julie|Sainte-Thérèse|La Prairie|Saint-Lazare|Deux-Montagnes|Les Coteaux|Sainte-Catherine|Sainte-Catherine|Lévis;Леви|Kirkland|Westmount;Уэстмаунт|Beaconsfield;Беконсфилд|Dorval;Дорваль|Mont-Royal|Candiac|Saint-Basile-le-Grand'
