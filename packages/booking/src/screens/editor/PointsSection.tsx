import { Button, Notice, PlusIcon, useAnnounce, VisuallyHidden } from '@wherry/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { chosenPoints, movePoint, togglePoint, visiblePoints, withChosen } from '../../domain/editor.ts'
import { isKept } from '../../domain/sellingPoints.ts'
import * as css from './EditorForm.css.ts'
import type { SectionProps } from './LookSection.tsx'
import { PointRow, type RowPart } from './PointRow.tsx'
import * as points from './Points.css.ts'
import { PointsDialog } from './PointsDialog.tsx'
import { useDropKey } from './useDropKey.ts'
import { usePointDrag } from './usePointDrag.ts'

/** The chosen advantages in their order, and the way to all of them (EDITOR-05). */
export function PointsSection({ editor, words }: SectionProps) {
  const { t, pointName } = words
  const { look, facts } = editor
  const announce = useAnnounce()
  const hintId = useId()
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const allButton = useRef<HTMLButtonElement>(null)
  /** What has the focus in the next order. */
  const focus = useRef<string | null>(null)

  const ids = chosenPoints(look, facts)
  const groups = visiblePoints(facts)
  const offered = groups.reduce((sum, { points }) => sum + points.length, 0)
  // Those that are hidden keep their place in the settings for the day that they hold again.
  const hidden = look.sellingPoints.filter((id) => !isKept(id, facts))
  const set = (next: readonly number[]) =>
    editor.change(
      { sellingPoints: withChosen(look.sellingPoints, next, (id) => isKept(id, facts)) },
      'sellingPoints',
    )
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

  // A row that moves in the document loses the focus.
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
}
