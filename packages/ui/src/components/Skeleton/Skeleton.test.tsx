import { conforms } from '../../testing/conformance.tsx'
import { Skeleton, SkeletonText } from './Skeleton.tsx'

conforms('Skeleton', (props) => <Skeleton width={120} {...props} />, { element: HTMLSpanElement })
conforms('SkeletonText', (props) => <SkeletonText {...props} />, { element: HTMLSpanElement })
