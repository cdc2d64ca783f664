import { Button, Checkbox, Dialog, Notice } from '@wherry/ui'
import { type RefObject, useId } from 'react'
import { mostSellingPoints } from '../../../kernel/model/moduleSettings.ts'
import { useT } from '../../../module/useT.ts'
import type { PointGroup } from '../../rules/editor.ts'
import type { EditorWords } from '../editorWords.ts'
import * as css from './Points.css.ts'

export interface PointsDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  returnFocus: RefObject<HTMLElement | null>
  groups: readonly PointGroup[]
  chosen: readonly number[]
  /** Reason why the last press changed nothing. Null: it was successful. */
  problem: string | null
  words: EditorWords
  onToggle(id: number): void
}

/** Dialog with all advantages that hold for the partner, by group, each with a checkbox (EDITOR-05). */
export function PointsDialog({ isOpen, onOpenChange, returnFocus, ...list }: PointsDialogProps) {
  const { groups, chosen, problem, words, onToggle } = list
  const { t, pointName, pointText } = words
  const points = useT('sellingPoints')
  const id = useId()
  const count = groups.reduce((sum, { points }) => sum + points.length, 0)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      className={css.dialog}
      title={t('editor.points.all', { count })}
      description={t('editor.points.dialogText', {
        count: chosen.length,
        max: count,
        shown: mostSellingPoints,
      })}
      footer={
        <>
          {problem && (
            <Notice tone="caution" style={{ flex: '1 1 100%' }}>
              {problem}
            </Notice>
          )}
          <Button onClick={() => onOpenChange(false)}>{t('editor.points.done')}</Button>
        </>
      }
    >
      <div className={css.groups}>
        {groups.map(({ group, points: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={css.group}>
            <h3 id={`${id}-${group}`} className={css.groupTitle}>
              {points(`usp.groups.${group}`)}
            </h3>
            {ofGroup.map((point) => (
              <Checkbox
                key={point.id}
                isSelected={chosen.includes(point.id)}
                description={pointText(point.id)}
                onChange={() => onToggle(point.id)}
              >
                {pointName(point.id)}
              </Checkbox>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
