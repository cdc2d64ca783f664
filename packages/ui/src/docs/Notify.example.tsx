import { Button, NotificationProvider, ThemeProvider, useNotifications } from '@wherry/ui'

function Save() {
  const { show } = useNotifications()
  return (
    <Button onClick={() => show({ tone: 'positive', title: 'Saved', text: 'The driver knows of it.' })}>
      Save
    </Button>
  )
}

/** The provider stands once, within the theme. */
export const Notify = () => (
  <ThemeProvider>
    <NotificationProvider position="bottom-end">
      <Save />
    </NotificationProvider>
  </ThemeProvider>
)
