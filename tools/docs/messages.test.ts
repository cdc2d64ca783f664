import { expect, it } from 'vitest'
import { fromChild } from '../../packages/embed/src/protocol/fromChild.ts'
import { toChild } from '../../packages/embed/src/protocol/toChild.ts'
import { read } from './blocks.ts'

it('EMBED-06 names each message of the protocol in its direction, and no other', () => {
  const [, up, down] = /^EMBED-06 D Child to parent: (.+)\. Parent to child: (.+)\. Never in/m.exec(
    read('docs/requirements.md').replace(/ \([^()]*\)/g, ''),
  )!
  expect(up!.split(', ').toSorted()).toEqual(Object.keys(fromChild.types).toSorted())
  expect(down!.split(', ').toSorted()).toEqual(Object.keys(toChild.types).toSorted())
})
