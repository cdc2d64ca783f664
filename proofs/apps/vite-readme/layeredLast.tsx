import { Example } from './Example.tsx'
import './layered.css'
import { mount } from './mount.tsx'

mount(<Example />)
