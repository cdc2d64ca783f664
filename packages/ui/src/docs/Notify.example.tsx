import { Button, NotificationProvider, ThemeProvider, useNotifications } from '@wherry/ui'

function Save() {
  const { show } = useNotifications()
  return (
    <Button onClick={() => show({ tone: 'positive', title: 'Saved', text: 'The driver knows of it.' })}>
      Save
    </Button>
  )
}

/** One provider is enough for the page, inside the theme. */
export const Notify = () => (
  <ThemeProvider>
    <NotificationProvider position="bottom-end">
      <Save />
    </NotificationProvider>
  </ThemeProvider>
)
