import { Button, Dialog } from '@wherry/ui'
import { useState } from 'react'

export function CancelDialog({ onCancel }: { onCancel: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    await onCancel()
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Cancel the ride
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Cancel the ride?"
        description="It is free until 14 June, 10:00."
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button tone="critical" isLoading={isBusy} onClick={cancel}>
              Cancel the ride
            </Button>
          </>
        }
      />
    </>
  )
}
