import type { Rule } from 'eslint'
import type { NewerNames } from './newerNames.ts'

/** An ESLint node with its parent. */
type Node = Rule.Node

const isTested = (node: Node): boolean => {
  const { parent } = node
  if (!parent) return false
  switch (parent.type) {
    case 'ChainExpression':
      return isTested(parent)
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!'
    case 'LogicalExpression':
      return parent.left === node || isTested(parent)
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator)
    case 'CallExpression':
      return parent.callee === node && parent.optional
    case 'MemberExpression':
      return parent.object === node && parent.optional
    default:
      return false
  }
}

const isSet = ({ parent }: Node, node: unknown) =>
  parent?.type === 'AssignmentExpression' && parent.left === node

/** The functions, conditions and branches around a node, from the inside out. */
function placesAround(node: Node): Node[] {
  const around: Node[] = []
  for (let one: Node | null = node.parent; one; one = one.parent)
    if (/Function|^(Conditional|Logical)Expression$|^IfStatement$/.test(one.type)) around.push(one)
  return around
}

/**
 * Reports each use of a name that older browsers lack, unless the code has tested for it before: by an optional call,
 * `typeof`, `in`, or a condition in a surrounding function.
 */
export const newerNamesRule = (newer: NewerNames): Rule.RuleModule => ({
  create(context) {
    const asked = new Map<string, Set<Node>>()
    const used: { node: Node; name: string; lacks: readonly string[] }[] = []
    const ask = (name: string, node: Node) => {
      const places = asked.get(name) ?? new Set()
      for (const place of placesAround(node)) places.add(place)
      asked.set(name, places)
    }
    const meet = (name: string, lacks: readonly string[] | undefined, node: Node) => {
      if (!lacks || isSet(node, node)) return
      if (isTested(node)) ask(name, node)
      else used.push({ node, name, lacks })
    }
    return {
      MemberExpression(node) {
        const { property, object, computed } = node
        if (computed || property.type !== 'Identifier') return
        const { name } = property
        const owner = object.type === 'Identifier' ? `${object.name}.${name}` : ''
        meet(name, newer.statics.get(owner) ?? newer.members.get(name), node)
      },
      BinaryExpression(node) {
        const { operator, left } = node
        if (operator === 'in' && left.type === 'Literal' && typeof left.value === 'string')
          ask(left.value, node)
      },
      Literal(node) {
        if (typeof node.value !== 'string' || node.value.length > 200) return
        for (const [name] of node.value.matchAll(/(?<![\w:]):[a-z-]+/g)) {
          const lacks = newer.selectors.get(name)
          const { parent } = node
          if (lacks && parent.type === 'CallExpression' && parent.callee !== node)
            used.push({ node, name, lacks })
        }
      },
      Program(node) {
        for (const { identifier } of context.sourceCode.getScope(node).through)
          meet(identifier.name, newer.globals.get(identifier.name), identifier as Node)
      },
      'Program:exit'() {
        for (const { node, name, lacks } of used)
          if (!placesAround(node).some((place) => asked.get(name)?.has(place)))
            context.report({ node, message: `${name} is not in ${lacks.join(', ')}` })
      },
    }
  },
})
