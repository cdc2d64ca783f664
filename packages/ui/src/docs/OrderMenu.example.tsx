import { Button, CopyIcon, DotsIcon, Menu, TrashIcon } from '@wherry/ui'

export function OrderMenu({ onCopy, onRemove }: { onCopy: () => void; onRemove: () => void }) {
  return (
    <Menu
      label="Order"
      trigger={
        <Button variant="plain" isIconOnly aria-label="More">
          <DotsIcon />
        </Button>
      }
      groups={[
        { key: 'use', items: [{ value: 'copy', label: 'Copy trip', icon: <CopyIcon /> }] },
        { key: 'end', items: [{ value: 'remove', label: 'Remove', icon: <TrashIcon />, tone: 'critical' }] },
      ]}
      onAction={(value) => (value === 'copy' ? onCopy() : onRemove())}
    />
  )
}
