import { Button, Checkbox, DownIcon, DragIcon, isComposing, UpIcon } from '@wherry/ui'
import type { KeyboardEvent } from 'react'
import { mostSellingPoints } from '../../../kernel/model/moduleSettings.ts'
import type { EditorWords } from '../editorWords.ts'
import * as css from './Points.css.ts'
import type { PointDrag } from './usePointDrag.ts'

/** The part of a row that keeps the focus when the row moves. */
export type RowPart = 'handle' | 'up' | 'down'

export interface PointRowProps {
  id: number
  /** Index of the row, from 0. */
  at: number
  count: number
  /** True if the buttons of the row are shown. */
  isHeld: boolean
  pointDrag: PointDrag
  words: EditorWords
  /** Id of the hint about the use of a handle. */
  hintId: string
  onHold(isHeld: boolean): void
  onMove(to: number, part: RowPart): void
  onRemove(): void
}

/**
 * Row of a chosen advantage. Its handle moves it by pointer, by arrow keys, or by the buttons that a press
 * shows.
 */
export function PointRow({ id, at, count, isHeld, pointDrag, words, hintId, ...acts }: PointRowProps) {
  const { t, pointName } = words
  const { onHold, onMove, onRemove } = acts
  const { drag, handlersOf, shiftOf, wasDragged } = pointDrag
  const name = pointName(id)
  const isDragged = drag?.id === id
  const shift = shiftOf(id)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (to >= 0 && to < count && to !== at) onMove(to, 'handle')
  }
  return (
    <li
      className={css.row}
      data-dragged={isDragged ? '' : undefined}
      data-aside={drag && !isDragged ? '' : undefined}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <button
        type="button"
        className={css.handle}
        data-part={`${id} handle`}
        aria-label={t('editor.points.handle', { name })}
        aria-describedby={hintId}
        aria-pressed={isHeld}
        {...handlersOf(id)}
        onClick={() => {
          if (!wasDragged()) onHold(!isHeld)
        }}
        onKeyDown={onKeyDown}
      >
        <DragIcon />
      </button>
      <Checkbox className={css.tick} isSelected onChange={onRemove}>
        {name}
      </Checkbox>
      {at >= mostSellingPoints && <span className={css.unseen}>{t('editor.points.unseen')}</span>}
      {isHeld && (
        <span className={css.steps}>
          <Button
            variant="outline"
            size="s"
            isIconOnly
            data-part={`${id} up`}
            aria-label={t('editor.points.up', { name })}
            aria-disabled={at === 0 || undefined}
            onClick={() => {
              if (at > 0) onMove(at - 1, 'up')
            }}
          >
            <UpIcon size={16} />
          </Button>
          <Button
            variant="outline"
            size="s"
            isIconOnly
            data-part={`${id} down`}
            aria-label={t('editor.points.down', { name })}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => {
              if (at < count - 1) onMove(at + 1, 'down')
            }}
          >
            <DownIcon size={16} />
          </Button>
        </span>
      )}
    </li>
  )
}
