export const timePickerWords = {
  en: {
    nextDay: 'next day',
    unreal: (typed: string, time: string) => `There is no such time as ${typed}, so we put ${time}`,
  },
  ru: {
    nextDay: 'следующий день',
    unreal: (typed: string, time: string) => `Времени ${typed} не бывает, поэтому стоит ${time}`,
  },
  es: {
    nextDay: 'día siguiente',
    unreal: (typed: string, time: string) => `La hora ${typed} no existe y hemos puesto ${time}`,
  },
}
