import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonText } from './SkeletonText.tsx'

conforms('Skeleton', (props) => <Skeleton width={120} {...props} />, { element: HTMLSpanElement })
conforms('SkeletonText', (props) => <SkeletonText {...props} />, { element: HTMLSpanElement })

it('UI-13 its glint stands still where motion is unwanted', async () => {
  const devtools = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  const media = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  const { container } = await render(
    <div>
      <Skeleton width={120} />
      <SkeletonText lines={2} />
    </div>,
  )
  const running = () => container.getAnimations({ subtree: true }).length
  expect(running()).toBe(3)
  await media('reduce')
  try {
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect.poll(running).toBe(0)
  } finally {
    await media('')
  }
  await expect.poll(running).toBe(3)
})
