import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { isClientSource } from './packages/serverModules.ts'
import { root } from './run.ts'

const sources = join(root, 'packages/ui/src')

/** Names that React has in a server component too. */
const everywhere =
  'Children Fragment StrictMode Suspense cloneElement createElement forwardRef isValidElement lazy memo use useCallback useDebugValue useId useMemo'.split(
    ' ',
  )

/** Values that a source takes of React and that a server component does not have. */
const clientNames = (text: string): string[] =>
  ts
    .createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(ts.isImportDeclaration)
    .filter((one) => ts.isStringLiteral(one.moduleSpecifier) && one.moduleSpecifier.text === 'react')
    .flatMap(({ importClause }) => {
      const names = importClause?.namedBindings
      if (!names || !ts.isNamedImports(names) || importClause.isTypeOnly) return []
      return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
    })
    .filter((name) => !everywhere.includes(name))

it("UI-20 a source that a server component could not run says 'use client'", () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories|example|guide)\.|^(testing|docs)/.test(name),
  )
  const texts = files.map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }))
  const client = texts.filter(({ text }) => clientNames(text).length > 0)
  expect(client.length).toBeGreaterThan(50)
  expect(client.filter(({ text }) => !isClientSource(text)).map(({ name }) => name)).toEqual([])
})

it('UI-20 a hook, a context and a type are told apart', () => {
  expect(clientNames("import { createContext, useMemo, useState } from 'react'")).toEqual([
    'createContext',
    'useState',
  ])
  expect(clientNames("import { type RefObject, forwardRef } from 'react'")).toEqual([])
  expect(clientNames("import type { ReactNode } from 'react'")).toEqual([])
})
