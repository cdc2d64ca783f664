import { html } from 'hono/html'
import { type Texts, textIn } from '../../lang.ts'
import type { Lang } from '../../places/place.ts'
import type { Markup } from '../layout.ts'

/** Texts above a module that is far down the page. */
const articles: readonly Texts[] = [
  {
    en: 'Istanbul wakes with the ferries. Take the first one from Karaköy, have a simit and a glass of tea on deck, and watch the light come over the Asian shore.',
    ru: 'Стамбул просыпается вместе с паромами. Сядьте на первый из Каракёя, возьмите на палубе симит и стакан чая и смотрите, как светает над азиатским берегом.',
    es: 'Estambul despierta con los transbordadores. Toma el primero desde Karaköy, pide un simit y un vaso de té en cubierta y mira cómo llega la luz a la orilla asiática.',
  },
  {
    en: 'In Kadıköy the market begins at the fish and ends at the pickles. Between them are books, coffee and the best view of nothing in particular.',
    ru: 'Рынок в Кадыкёе начинается с рыбы и кончается соленьями. Между ними — книги, кофе и лучший вид ни на что особенное.',
    es: 'En Kadıköy el mercado empieza en el pescado y termina en los encurtidos. En medio hay libros, café y la mejor vista de nada en particular.',
  },
  {
    en: 'Keep an evening for Balat: crooked streets, painted houses, and a staircase that is photographed more often than climbed.',
    ru: 'Оставьте вечер для Балата: кривые улочки, разноцветные дома и лестница, которую чаще снимают, чем поднимаются по ней.',
    es: 'Guarda una tarde para Balat: calles torcidas, casas pintadas y una escalera que se fotografía más de lo que se sube.',
  },
]

/** Ferry, market and staircase, drawn in a few strokes. */
const pictures: readonly Markup[] = [
  html`<rect width="960" height="420" fill="#f3c9a5"/><circle cx="690" cy="190" r="58" fill="#fbeedb"/><path d="M0 232c90-38 150-10 220-34s120-62 190-22 150 38 240 6 190-30 310 20v238H0Z" fill="#b98d84"/><path d="M0 262h960v158H0Z" fill="#5f7f96"/><path d="M150 262v-62l8-18 8 18v62M196 262v-40h52v40Z" fill="#8f6a68"/><path d="M196 222a26 26 0 0 1 52 0Z" fill="#8f6a68"/><path d="M420 312h210l-24 38H446Z" fill="#1f3a5f"/><path d="M452 312v-26h140v26Z" fill="#fffdf8"/><path d="M536 286v-34h24v34Z" fill="#b4532a"/><path d="M470 294h10v10h-10Zm24 0h10v10h-10Zm24 0h10v10h-10Zm48 0h10v10h-10Z" fill="#5f7f96"/><path d="M330 368h120M660 360h150M120 390h90" stroke="#a9bfcd" stroke-width="3" stroke-linecap="round"/>`,
  html`<rect width="960" height="420" fill="#e8dcc3"/><path d="M0 96h960v22H0Z" fill="#b4532a"/><path d="M0 118h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Z" fill="#b4532a"/><path d="M80 118h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Zm160 0h80v44a40 40 0 0 1-80 0Z" fill="#fffdf8"/><path d="M0 330h960v90H0Z" fill="#7a5c43"/><g fill="#5d7f4e"><rect x="120" y="236" width="64" height="94" rx="12"/><rect x="280" y="222" width="72" height="108" rx="12"/></g><g fill="#c9863a"><rect x="200" y="252" width="60" height="78" rx="12"/><rect x="560" y="240" width="68" height="90" rx="12"/></g><g fill="#a23b36"><rect x="420" y="246" width="60" height="84" rx="12"/><rect x="700" y="232" width="72" height="98" rx="12"/></g><g fill="#1f3a5f"><rect x="500" y="262" width="44" height="68" rx="10"/><rect x="800" y="256" width="52" height="74" rx="10"/></g>`,
  html`<rect width="960" height="420" fill="#cfe0e6"/><path d="M80 120h180v300H80Z" fill="#d98f74"/><path d="M260 70h150v350H260Z" fill="#e6c26a"/><path d="M560 90h170v330H560Z" fill="#7fa6a0"/><path d="M730 140h160v280H730Z" fill="#b86f86"/><path d="M410 420v-60h24v-40h24v-40h54v40h24v40h24v60Z" fill="#f6f2ea"/><path d="M410 360h150M434 320h102M458 280h54M410 390h150M422 340h126M446 300h78" stroke="#b9ad9b" stroke-width="3"/><g fill="#22303f"><path d="M110 160h36v52h-36Zm84 0h36v52h-36Zm-84 100h36v52h-36Zm84 0h36v52h-36Z"/><path d="M288 112h32v48h-32Zm64 0h32v48h-32Zm-64 100h32v48h-32Zm64 0h32v48h-32Z"/><path d="M588 136h36v52h-36Zm76 0h36v52h-36Zm-76 100h36v52h-36Zm76 0h36v52h-36Z"/><path d="M758 184h32v48h-32Zm66 0h32v48h-32Zm-66 90h32v48h-32Zm66 0h32v48h-32Z"/></g>`,
]

/** Articles with pictures above a module that is far down the page. */
export const magazine = (lang: Lang): Markup =>
  html`<div class="space">${articles.map(
    (
      article,
      at,
    ) => html`<article><svg viewBox="0 0 960 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${pictures[at]}</svg>
<p>${textIn(article, lang)}</p></article>`,
  )}</div>`
