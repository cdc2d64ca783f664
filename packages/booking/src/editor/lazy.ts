/** Loads the editor with all that it needs. */
export const loadEditorGate = async () => (await import('./view/EditorGate.tsx')).EditorGate
