import { ownPages, time } from './run.ts'
for (let i=0;i<2;i++){const t = await time(ownPages, { rounds: 15, warm: 4, only: ['letter'] })
console.log(JSON.stringify(t), t['Wherry']!.letter! / t['Bare React']!.letter!)}
