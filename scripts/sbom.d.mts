export function sbom(): string
