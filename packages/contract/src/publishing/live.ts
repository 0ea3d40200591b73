/** On `topics.deployments(projectId)`; the payload is the Deployment. */
const deploymentEventTypes = ['deployment.updated'] as const;
export type DeploymentEventType = (typeof deploymentEventTypes)[number];

/** On `topics.domains(projectId)`; readers fetch again. */
const domainEventTypes = ['domains.changed'] as const;
export type DomainEventType = (typeof domainEventTypes)[number];
