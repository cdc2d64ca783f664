/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'QkBpwjD26RkB2BNuCEuBLyCMeiBYsCcgEBYLQTOfSP-BjB-BA0BO0BOmBamCwoBlRxBIZsBhBclBW1CgBTAdaLCJNRFREKuBDSNFhBGhBNhCFPHDOAoBfAPMRyBhBcZoBJINFjBfTWHOBQGMUSAImBAAHeRGHTLEfUhBkBLGrDCONHJfJLkBFEXFHcVKnCJnGME6S7DCIEALBEW3lB3ENVPJ3BBBRZLzDPPJLZNzBFtFM28B-gCJRflBrBXvBEjCsCG4N7CVkCZY'
export const riverRanks = 'HHHHHHII'
export const towns =
  'C8C18lDs1SunCoJlFhtB3mBm2BghDrI3J1hB1SzZ0CyjCriB-IjtB_W6qBhFs4B8Sj3DsC2jE_a5oBsKyR9SuOvsBtyBqsCquB9NvnD9I2oC3nB3Bw6B3FqJnV_Gs_BuJ4J3VrlDoL_GmKlelU8lE1chRmwBl_BhV0XhFxTqe5VtL_YyFme9DowB1O2hBl-BnxBszCvGvLqDwNgDr8B32B2ciHqKovB3nB'
export const townRanks = 'KNNQQRRTTTTUUUUUUUUWXXXXXXXXXXXXaaaaaaaaadddfg'
export const names =
  'Manzanillo;Мансанильо|Uruapan;Уруапан|Ciudad Lázaro Cárdenas;Ласаро-Карденас;Lázaro Cárdenas|Ciudad Guzmán;Сьюдад-Гусман|Heróica Zitácuaro|Ciudad Altamirano;Сьюдад-Альтамирано|Petatlán;Петатлан|Morelia;Морелия|Zamora;Самора-де-Идальго;Zamora de Hidalgo|Colima;Колима|Apatzingán|Ciudad Hidalgo;Сьюдад-Идальго|Autlán de Navarro|Tejupilco de Hidalgo|Tacámbaro de Codallos|Huetamo de Núñez|Atoyac de Álvarez;Атояк-де-Альварес|Paracho de Verduzco|Tuzantla|Tecomán;Текомане;Tecoman|Ixtapa-Zihuatanejo;Сиуатанехо;Zihuatanejo|Pátzcuaro;Пацкуаро|Zacapú;Сакапу|Los Reyes de Salgado|Maravatío de Ocampo|Valle de Bravo;Валье-де-Браво|Tuxpan|Sayula|Cihuatlán|Arcelia|Zinapécuaro|Tepalcatepec|Nueva Italia de Ruiz|Jiquílpan de Juárez|Zapotiltic|El Grullo|Tamazula de Gordiano|Ario de Rosales|Técpan de Galeana|Tangancícuaro de Arista;;Tangancícuaro|Peribán de Ramos|Jacona de Plancarte|Guacamayas|Ciudad de Armería;;Armeria|Ciudad de Villa de Álvarez;Вилья-де-Альварес|La Orilla'
