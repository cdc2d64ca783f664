// biome-ignore-all lint/correctness/noUndeclaredDependencies: a peer, installed by the bench
import { createElement } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { createRoot } from 'react-dom/client'

/** SHOWN, a Tree, is written into the bundle by twin.ts. */
const [, , ...within] = SHOWN

const places = ['Istanbul Airport', 'Sabiha Gokcen Airport', 'Moda Caddesi 142'].map((name) => ({
  id: name,
  name,
}))

const list = (
  <Popover>
    <ListBox>{({ name }) => <ListBoxItem>{name}</ListBoxItem>}</ListBox>
  </Popover>
)

const isInput = ([tag, props]) => tag === 'input' && props.role === 'combobox'
const holdsInput = (tree) => typeof tree !== 'string' && (isInput(tree) || tree.slice(2).some(holdsInput))
const holdsField = (tree) =>
  typeof tree !== 'string' && ((tree[0] === 'div' && holdsInput(tree)) || tree.slice(2).some(holdsField))
/** The innermost element of a block around the input, where a ComboBox of React Aria has its own. */
const isField = (tree) => tree[0] === 'div' && holdsInput(tree) && !tree.slice(2).some(holdsField)

const drawAll = (all) => all.map((one) => (typeof one === 'string' ? one : draw(one)))

function draw(tree) {
  const [tag, { htmlFor, id, ...props }, ...within] = tree
  const { className } = props
  if (isField(tree))
    return createElement(ComboBox, { className, defaultItems: places }, ...drawAll(within), list)
  if (isInput(tree)) return <Input className={className} placeholder={props.placeholder} dir={props.dir} />
  if (tag === 'label') return createElement(Label, { className }, ...drawAll(within))
  if (tag === 'button') return createElement(Button, { className }, ...drawAll(within))
  return createElement(tag, { htmlFor, id, ...props }, ...drawAll(within))
}

createRoot(document.getElementById('wherry')).render(
  createElement('div', { style: { display: 'contents' } }, ...drawAll(within)),
)
