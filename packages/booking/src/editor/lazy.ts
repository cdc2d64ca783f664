/** Loads the editor with all that it needs. */
export const loadEditorGate = () => import('./view/EditorGate.tsx').then((part) => part.EditorGate)
