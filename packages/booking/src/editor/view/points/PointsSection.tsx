import { Button, isComposing, isHeld, Notice, PlusIcon, useAnnounce, VisuallyHidden } from '@wherry/ui'
import { memo, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Look } from '../../../kernel/model/moduleSettings.ts'
import { isKept } from '../../../landing/index.ts'
import type { Editor } from '../../resource/useEditor.ts'
import { chosenPoints, movePoint, togglePoint, visiblePoints, withChosen } from '../../rules/editor.ts'
import * as css from '../EditorForm.css.ts'
import type { EditorWords } from '../editorWords.ts'
import { PointRow, type RowPart } from './PointRow.tsx'
import * as points from './Points.css.ts'
import { PointsDialog } from './PointsDialog.tsx'
import { usePointDrag } from './usePointDrag.ts'

export interface PointsSectionProps extends Pick<Editor, 'change' | 'facts'>, Pick<Look, 'sellingPoints'> {
  words: EditorWords
}

/** Section with the chosen advantages in their order, and a button to all of them (EDITOR-05). */
export const PointsSection = memo(function PointsSection(props: PointsSectionProps) {
  const { sellingPoints, facts, change, words } = props
  const { t, pointName } = words
  const announce = useAnnounce()
  const hintId = useId()
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const allButton = useRef<HTMLButtonElement>(null)
  /** Part of a row that gets the focus after the next reorder. */
  const focus = useRef<string | null>(null)

  const ids = chosenPoints({ sellingPoints }, facts)
  const groups = visiblePoints(facts)
  const offered = groups.reduce((sum, { points }) => sum + points.length, 0)
  // Hidden advantages keep their places in the settings, in case they hold again.
  const hidden = sellingPoints.filter((id) => !isKept(id, facts))
  const set = (next: readonly number[]) =>
    change({ sellingPoints: withChosen(sellingPoints, next, (id) => isKept(id, facts)) }, 'sellingPoints')
  const place = (id: number, at: number) => ({ name: pointName(id), place: at + 1, count: ids.length })

  const move = (from: number, to: number, part: RowPart) => {
    const id = ids[from]
    if (id === undefined) return
    focus.current = `${id} ${part}`
    set(movePoint(ids, from, to))
    announce(t('editor.points.moved', place(id, to)), 'polite', 'points')
  }
  const toggle = (id: number) => {
    const { value, problem } = togglePoint(ids, id)
    const text = problem && t(problem)
    setProblem(text)
    if (!value) {
      announce(text ?? '', 'assertive')
      return
    }
    set(value)
    const isAdded = value.length > ids.length
    const said = { name: pointName(id), count: value.length, max: offered }
    announce(t(isAdded ? 'editor.points.added' : 'editor.points.removed', said), 'polite', 'points')
  }
  const remove = (id: number) => {
    const at = ids.indexOf(id)
    const next = ids[at + 1] ?? ids[at - 1]
    if (ids.length > 1 && next !== undefined) focus.current = `${next} handle`
    toggle(id)
  }
  const pointDrag = usePointDrag(list, ids, (from, to) => move(from, to, 'handle'))
  const hold = (id: number, isHeld: boolean) => {
    setHeld(isHeld ? id : null)
    const key = isHeld ? 'editor.points.grabbed' : 'editor.points.dropped'
    announce(t(key, place(id, ids.indexOf(id))), 'polite', 'points')
  }
  const putBack = () => {
    const { drag } = pointDrag
    pointDrag.cancel()
    if (drag) announce(t('editor.points.back', place(drag.id, drag.from)), 'polite', 'points')
  }
  const isDragged = pointDrag.drag !== null
  const isHeld = held !== null && ids.includes(held)
  useDropKey(list, isDragged, isDragged ? putBack : isHeld ? () => hold(held, false) : null)

  // A row loses the focus when it moves in the document, so the focus is set again.
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order changes
  useLayoutEffect(() => {
    const part = focus.current
    focus.current = null
    if (part !== null) list.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus()
  }, [order])

  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.title}>{t('editor.points.title')}</h2>
        <p className={css.quiet}>{t('editor.points.count', { count: ids.length, max: offered })}</p>
      </div>
      <VisuallyHidden id={hintId}>{t('editor.points.handleHint')}</VisuallyHidden>
      <ul ref={list} className={points.list} aria-label={t('editor.points.list')}>
        {ids.map((id, at) => (
          <PointRow
            key={id}
            id={id}
            at={at}
            count={ids.length}
            isHeld={held === id}
            pointDrag={pointDrag}
            words={words}
            hintId={hintId}
            onHold={(isHeld) => hold(id, isHeld)}
            onMove={(to, part) => move(at, to, part)}
            onRemove={() => remove(id)}
          />
        ))}
      </ul>
      {problem && !isOpen && <Notice tone="caution">{problem}</Notice>}
      {hidden.length > 0 && (
        <p className={css.quiet}>{t('editor.points.hidden', { count: hidden.length })}</p>
      )}
      <div>
        <Button
          ref={allButton}
          variant="plain"
          size="s"
          flush="start"
          aria-haspopup="dialog"
          onClick={() => {
            setProblem(null)
            setOpen(true)
          }}
        >
          <PlusIcon size={16} />
          {t('editor.points.all', { count: offered })}
        </Button>
      </div>
      <PointsDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        returnFocus={allButton}
        groups={groups}
        chosen={ids}
        problem={problem}
        words={words}
        onToggle={toggle}
      />
    </section>
  )
})

/**
 * Drops a held row on Escape and stops the event, so that the dialog around stays open. A row that is held by
 * the keyboard is dropped only while the focus is in the list.
 * @param drop drops the row. Null: no row is held
 */
function useDropKey(
  list: RefObject<HTMLElement | null>,
  isDragged: boolean,
  drop: (() => void) | null,
): void {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  const hasRow = drop !== null
  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView
    if (!hasRow || !view) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || isHeld(event)) return
      if (!isDragged && !list.current?.contains(event.target as Node)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current?.()
    }
    // The capture phase of the window comes before the dialog, which listens on the document.
    view.addEventListener('keydown', onKeyDown, true)
    return () => view.removeEventListener('keydown', onKeyDown, true)
  }, [list, isDragged, hasRow])
}
