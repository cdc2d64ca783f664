/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CiDz60C2ijB6XozD7MvxDpsDqvCu_Cv2CzUkhCyoB7yBqQ6vDuD5yBhJ_Jn9CtDo3C4iCkY-B1M1MziBj-CiV7jB6ei5CpxE_9C2lDsiBj_CtnBi6Cgfz-Czd0jD2iB5mD8qC4tD4iB_vDpgBiwD2kBoEqDoMt5BluC8qB09B2IiS5wB_F82B0It0B_I4wBqGvwB1X9mCgC4F6dq-B4JrjDh0E2vDypErNjC8ChhBn8B4tBpnB9P-kDtT8vB2V10BgCA'
export const townRanks = 'XXXXXXXXXXXXXXXXXaaaaaaaaaaaaaaacdddddddddddfgggg'
export const names =
  'Franklin;Франклин|Greenwood|Smyrna;Смирна|Belleville;Беллвилл|Spring Hill;Спринг-Хилл|Henderson;Хендерсон|Lebanon|Greenfield;Гринфилд|Newburg|Radcliff;Радклиф|Marion;Мэрион|Broad Ripple|New Castle|Shelbyville|Springfield;Спрингфилд|Tullahoma|Shelbyville|Bartlett;Бартлетт|Hendersonville|Collierville|Brentwood|Germantown|Hermitage|O’Fallon|Plainfield;Плейнфилд|Collinsville;Коллинсвиль|Brownsburg|Zionsville|Valley Station|Mattoon|Avon|Shively|Fishers|Jeffersonville|Lawrence;Лоуренс|New Albany;Нью-Албани|La Vergne|Mount Juliet|Jeffersontown|East Ridge|Fairview Heights|Fern Creek|Saint Matthews|Goodlettsville|East Chattanooga|Clarksville;Кларксвилл|Fairfield Heights|Okolona|Highview'
