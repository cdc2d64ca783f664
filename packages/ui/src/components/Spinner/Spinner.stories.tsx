import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Named: Story = { args: { label: 'Asking 6 providers for prices' } }
export const Dark: Story = { globals: { theme: 'dark' } }
