import { Controls } from './Controls.tsx'
import './tailwind.css'
import { mount } from './mount.tsx'

mount(<Controls />)
