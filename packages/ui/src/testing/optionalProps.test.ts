import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const components = join(import.meta.dirname, '../components')

it('UI-18 what is optional in public props may be undefined too, whatever the settings of the one who hands it in', () => {
  const stubborn: string[] = []
  let seen = 0
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories|css|example)\./.test(name),
  )) {
    const text = readFileSync(join(components, name), 'utf8')
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    for (const statement of file.statements) {
      const isPublic =
        ts.isInterfaceDeclaration(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isPublic) continue
      for (const member of statement.members.filter(ts.isPropertySignature)) {
        if (!member.questionToken || !member.type) continue
        seen++
        // `ReactNode` and `unknown` include undefined; `never` accepts no value.
        if (!/\| undefined$|^ReactNode$|^unknown$|^never$/.test(member.type.getText()))
          stubborn.push(`${name}: ${statement.name.text}.${member.name.getText()}`)
      }
    }
  }
  expect(seen).toBeGreaterThan(150)
  expect(stubborn).toEqual([])
})
