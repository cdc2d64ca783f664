import './reset.css'
import { Example } from './Example.tsx'
import { mount } from './mount.tsx'

mount(<Example />)
