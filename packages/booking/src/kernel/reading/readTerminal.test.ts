import { describe, expect, it } from 'vitest'
import { textLimits } from '../values/textLength.ts'
import { readTerminal } from './readTerminal.ts'

describe('a terminal as tickets, boards and people write it', () => {
  it.each([
    ['2E', '2E'],
    ['T3', 'T3'],
    ['Terminal 2E', '2E'],
    ['terminal 10', '10'],
    ['Terminal: 1', '1'],
    ['Terminal No', 'No'],
    ['TERMINAL A', 'A'],
    ['Term. 4', '4'],
    ['Терминал B', 'B'],
    ['терминал № 2', '2'],
    ['Терминал D (международный)', 'D'],
    ['Terminal 1 (International).', '1'],
    ['North Terminal', 'North'],
    ['South Terminal,', 'South'],
    ['Terminal Sur', 'Sur'],
    ['Terminal ２', '2'],
    ['\u202aTerminal\u00a05\u202c', '5'],
    ['第2ターミナル', '第2ターミナル'],
    ['2号航站楼', '2号航站楼'],
    ['Terminal', 'Terminal'],
    ['Terminalia', 'Terminalia'],
    ['(2)', '(2)'],
    ['Terminal (2)', '2'],
    ['Терминал (D)', 'D'],
    ['Terminal (2) (International)', '2'],
    ['T2 (D)', 'T2 (D)'],
    // Behind the words of an airport.
    ['Heathrow Terminal 5', '5'],
    ['Бориспіль, термінал D', 'D'],
    ['Praha terminál 2', '2'],
    ['Malpensa Terminale 1', '1'],
    ['D термінал', 'D'],
    ['Chicago O’Hare Terminal 5', '5'],
    ["L'Aquila terminal 1", '1'],
    ['«D»', 'D'],
    ['"D"', 'D'],
    ['“B”', 'B'],
    ['«Север»', 'Север'],
    ['"Terminal D"', 'D'],
    ['Terminal «D»', 'D'],
    ['Шереметьево, терминал C', 'C'],
    ['Barajas, Terminal 4S', '4S'],
    ['Arrivals Terminal 5', '5'],
    // With words behind it.
    ['Terminal 3 - International', '3'],
    ['Terminal B – Arrivals', 'B'],
    ['Терминал D, зона прилёта', 'D'],
    ['Terminal A, B', 'A, B'],
    // Words for a number, other languages, quotes.
    ['Terminal n. 3', '3'],
    ['Terminal N°2', '2'],
    ['Terminal nº 4', '4'],
    ['Terminal number 3', '3'],
    ['терминал номер 2', '2'],
    ['Terminal N2', 'N2'],
    ['Термінал D', 'D'],
    ['Terminál 1', '1'],
    ['«Терминал D»', 'D'],
    ['LHR (T5)', 'LHR (T5)'],
    ['', ''],
  ])('BOOK-12 %j is %j, and fits', (written, terminal) => {
    expect(readTerminal(written)).toBe(terminal)
    expect(readTerminal(terminal)).toBe(terminal)
    expect(terminal.length).toBeLessThanOrEqual(textLimits.terminal)
  })
  it.each([
    'T2 Terminal 3',
    'Gate B12, Terminal 3',
    'A, терминал B',
    'Heathrow (T5)',
    'Main Terminal (2)',
    'North (lounge B)',
    'North (зал 2)',
  ])('BOOK-12 %j may name another terminal: it stays as it is written', (written) => {
    expect(readTerminal(written)).toBe(written)
  })
})
