import './tailwind.css'
import { Controls } from './Controls.tsx'
import { mount } from './mount.tsx'

mount(<Controls />)
